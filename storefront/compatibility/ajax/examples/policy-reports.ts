import type { CallReference } from '../../../reference/define.ts';

const report = {
  type: 'csp-violation',
  age: 10,
  url: 'https://shop.example/basketedit.php',
  body: {
    documentURL: 'https://shop.example/basketedit.php',
    blockedURL: 'inline',
    effectiveDirective: 'script-src-elem',
    disposition: 'enforce',
    lineNumber: 12,
    columnNumber: 5,
  },
};

export default {
  notes: [
    'Browsers send it, as `Reporting-Endpoints` and `report-uri` of every answer request: a list of `application/reports+json`, or one of `application/csp-report`. The log gets the directive, what was blocked, the path of the page and the place of the script. Queries, samples, client data and reports of other sites are omitted.',
  ],
  parameters: {},
  examples: [
    {
      title: 'A blocked script',
      request: { path: '/policy-reports', type: 'application/reports+json', body: JSON.stringify([report]) },
    },
  ],
  refusals: [
    {
      title: 'Something else',
      request: { path: '/policy-reports', type: 'text/plain', body: 'script-src' },
    },
  ],
} satisfies CallReference;
