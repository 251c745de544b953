/** One keyboard action and every word spoken after it. */
export interface TranscriptStep {
  readonly does: string;
  readonly spoken: ReadonlyArray<string>;
}

/** Recorded screen reader speech of a component; `npm run audit:screen-reader` writes it. */
export interface Transcript {
  /** The name of the component's folder. */
  readonly component: string;
  readonly screenReader: string;
  readonly browser: string;
  readonly language: string;
  /** The commit that was recorded. */
  readonly commit: string;
  /** The day of the recording in UTC, as YYYY-MM-DD. */
  readonly day: string;
  readonly steps: ReadonlyArray<TranscriptStep>;
}

const files = import.meta.glob<Transcript>('../../tests/screen-reader/transcripts/*.json', {
  eager: true,
  import: 'default',
});

/** The recording of a component, undefined while there is none. */
export const transcriptOf = (component: string): Transcript | undefined =>
  files[`../../tests/screen-reader/transcripts/${component}.json`];
