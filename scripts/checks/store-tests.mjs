/** Tests of the database, for Vitest and for `npm run affected`: they share one PostgreSQL server. */
export const storeTests =
  'storefront/{features/*/store,platform/{http,store,mail,outbox,memory,jobs,protection},store,mails,jobs,compatibility,importer,operator,tests}/**/*.test.ts';
