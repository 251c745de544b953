// Fails when a committed audit result has findings, is missing, or is an orphan. Old results are only listed.
import { runMain } from '../bootstrap/complaint.mjs';
import { audits } from './audits.mjs';
import { judgeAudit } from './results.mjs';

await runMain(async () => {
  const judged = audits.map((audit) => ({ audit, judgements: judgeAudit(audit) }));
  const faults = judged.flatMap(({ audit, judgements }) =>
    judgements
      .filter(({ state }) => state !== 'kept' && state !== 'old')
      .map(({ unit, note }) => `${audit.results}/${unit}.json: ${unit} ${note}`),
  );
  for (const fault of faults) console.error(fault);
  for (const { audit, judgements } of judged) {
    const old = judgements.filter(({ state }) => state === 'old').map(({ unit }) => unit);
    console.log(`${audit.name}: ${judgements.length} results, ${old.length} old`);
    if (old.length > 0) console.log(`  npm run audit:${audit.name} renews: ${old.join(', ')}`);
  }
  return faults.length > 0 ? 1 : 0;
});
