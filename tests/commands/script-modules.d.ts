// The scripts are JavaScript, typed in scripts/tsconfig.json, which checks these tests against them.
declare module '*.mjs';
