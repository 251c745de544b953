/**
 * Tests of the database and of the server's pages, for Vitest and for `npm run affected`: they share one PostgreSQL server, the loaded shop, and React as a
 * visitor gets it.
 */
export const storeTests =
  'storefront/{{features/*/{store,server,pages},frame,platform/{http,store,mail,outbox,memory,jobs,protection},store,mails,jobs,compatibility,importer,operator,tests}/**/*.test.ts,tests/**/*.test.tsx}';
