import { DocTable } from '../doc-table.tsx';
import { transcriptOf } from './transcripts.ts';

export interface EvidenceProps {
  /** The name of the component's folder. */
  of: string;
}

/** The verbatim recording of a real screen reader, or a note that there is none. */
export function Evidence({ of }: EvidenceProps) {
  const transcript = transcriptOf(of);
  if (transcript === undefined) {
    return (
      <p>
        <em>
          No real screen reader has been recorded on this component yet: the words above are what its tests assert.
        </em>
      </p>
    );
  }
  const { screenReader, browser, language, steps, commit, day } = transcript;
  return (
    <>
      <p>
        Recorded with {screenReader} in {browser}, in the language <code>{language}</code>, on {day}, at the commit{' '}
        <code>{commit}</code>:
      </p>
      <DocTable
        head={['step', 'what was done', 'what was spoken']}
        rows={steps.map(({ does, spoken }, index) => [
          String(index + 1),
          does,
          spoken.length === 0 ? 'nothing' : spoken.map((words) => `„${words}”`).join(' '),
        ])}
      />
    </>
  );
}
