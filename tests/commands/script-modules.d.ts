// The scripts are JavaScript, typed in scripts/tsconfig.json, where these tests are checked against them.
declare module '*.mjs';
