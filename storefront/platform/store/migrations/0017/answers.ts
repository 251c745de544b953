import type { ColumnTypes } from '../ddl.ts';

/**
 * What the shop answers to questions and opinions, and what it took off its pages. An answered question that everybody may read is
 * a row of `questions` too; what is hidden stays in its table, so that it can be shown again.
 */
export const answers = ({ int, text }: ColumnTypes): ReadonlyArray<string> => [
  `alter table asked_questions add column answer ${text}`,
  `alter table asked_questions add column answered_at ${int}`,
  `alter table asked_questions add column answered_by ${text}`,
  `alter table asked_questions add column question_id ${int} references questions (id) on delete set null`,
  `alter table asked_questions add column hidden_at ${int}`,
  'create index asked_questions_by_shown on asked_questions (question_id)',

  `alter table opinions add column answer ${text}`,
  `alter table opinions add column answered_at ${int}`,
  `alter table opinions add column answered_by ${text}`,
  `alter table opinions add column hidden_at ${int}`,
  `alter table opinions add column hidden_reason ${text}`,
];
