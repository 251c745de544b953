// Fails where a committed result of an audit is missing, stale or has findings, and says which command to run.
import { runMain } from '../bootstrap/complaint.mjs';
import { audits } from './audits.mjs';
import { judgeAudit } from './results.mjs';

await runMain(async () => {
  const judged = audits.map((audit) => ({ audit, judgements: judgeAudit(audit) }));
  const wrong = judged.map(({ audit, judgements }) => ({
    audit,
    faults: judgements.filter(({ state }) => state !== 'kept'),
  }));
  for (const { audit, faults } of wrong) {
    for (const { unit, note } of faults) console.error(`${audit.results}/${unit}.json: ${unit} ${note}`);
    if (faults.length > 0) console.error(`Run "npm run audit:${audit.name}", and commit what it writes.`);
  }
  console.log(judged.map(({ audit, judgements }) => `${audit.name}: ${judgements.length} results`).join(', '));
  return wrong.some(({ faults }) => faults.length > 0) ? 1 : 0;
});
