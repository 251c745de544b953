// Fails where a committed result of an audit has findings, is missing, or belongs to nothing. Results of older sources are listed:
// audits take hours, so they run before a release and on a schedule, not with every change.
import { runMain } from '../bootstrap/complaint.mjs';
import { audits } from './audits.mjs';
import { judgeAudit } from './results.mjs';

await runMain(async () => {
  const judged = audits.map((audit) => ({ audit, judgements: judgeAudit(audit) }));
  const faults = judged.flatMap(({ audit, judgements }) =>
    judgements
      .filter(({ state }) => state !== 'kept' && state !== 'stale')
      .map(({ unit, note }) => `${audit.results}/${unit}.json: ${unit} ${note}`),
  );
  for (const fault of faults) console.error(fault);
  for (const { audit, judgements } of judged) {
    const stale = judgements.filter(({ state }) => state === 'stale').map(({ unit }) => unit);
    console.log(`${audit.name}: ${judgements.length} results, ${stale.length} of older sources`);
    if (stale.length > 0) console.log(`  npm run audit:${audit.name} renews: ${stale.join(', ')}`);
  }
  return faults.length > 0 ? 1 : 0;
});
