import type { SVGProps } from 'react';

/** The gable's line, from its left foot. */
export const GablePath = (props: SVGProps<SVGPathElement>) => <path d="M3 57 60 4l57 53" {...props} />;
