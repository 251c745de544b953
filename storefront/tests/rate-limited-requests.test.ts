import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { usesOfDocument } from '../compatibility/graphql/document-uses.ts';
import { usesByForms } from '../platform/protection/rate-limits.ts';
import { features } from '../shop.ts';

describe('the use of a document', () => {
  const uses = (text: string) => usesOfDocument(parse(text));
  const lookup = '(ClientDataInput:{clientData:{email:"Hanna@Poczta.pl "}}){clientExists}';

  it.each([
    ['nothing if it only reads', '{ hello shop { x } }', []],
    [
      'an attempt for each alias',
      'mutation { a: login(login:"Hanna", password:"x") { status } b: login(login:"hanna ", password:"y") { status } }',
      [
        { limit: 'loginLimit', account: 'hanna', isName: true },
        { limit: 'loginLimit', account: 'hanna', isName: true },
      ],
    ],
    [
      'the fields of its fragments',
      '{ ...f ... on Query { c: productsTextSearch(searchInput:{text:"a"}) { x } } ...f } fragment f on Query { d: productsTextSearch(searchInput:{text:"b"}) { x } }',
      Array.from({ length: 3 }, () => ({ limit: 'searchLimit', account: undefined })),
    ],
    ['an account lookup', `{ a: validateClientData${lookup} }`, [{ limit: 'lookupLimit', account: undefined }]],
    [
      'nothing without an account lookup',
      '{ validateClientData(ClientDataInput:{clientData:{taxNumber:"1"}}) { x } }',
      [],
    ],
    [
      'an order for each alias',
      'mutation { a: orderCreate(orderCreateInput:{}) { x } b: orderCreate(orderCreateInput:{}) { x } }',
      Array.from({ length: 2 }, () => ({ limit: 'orderLimit', account: undefined })),
    ],
    [
      'an attempt at one’s own account, under any alias',
      'mutation { updateClient(UpdateClientInput:{loginAndPassword:{login:"inna"}}) { status } }',
      [{ limit: 'loginLimit', isOwn: true }],
    ],
    ['nothing for goods by their numbers', '{ products(searchInput:{productsId:[1]}) { x } }', []],
    ['nothing nested deeper', '{ a { login { x } } }', []],
    [
      'a reset, at any depth of the e-mail',
      'mutation { passwordRecovery(PasswordRecoveryInput:{email:"ＨＡＮＮＡ@poczta.pl"}) { status } }',
      [
        { limit: 'resetLimit', account: 'hanna@poczta.pl' },
        { limit: 'mailLimit', account: 'hanna@poczta.pl' },
      ],
    ],
  ])('is %s', (_, document, expected) => {
    expect(uses(document)).toEqual(expected);
  });
});

describe('what a form uses', () => {
  const usesOf = usesByForms(features.flatMap(({ rateLimits = [] }) => rateLimits));
  const uses = (path: string, method: string, fields: string) => usesOf(path, method, new URLSearchParams(fields));

  it.each([
    ['/signin.php', 'POST', 'login=Hanna&password=x', [{ limit: 'loginLimit', account: 'hanna', isName: true }]],
    ['/signin.php', 'GET', 'login=Hanna', []],
    ['/search.php', 'GET', 'text=kubek', [{ limit: 'searchLimit', account: undefined }]],
    ['/search.php', 'GET', 'newproducts=y', []],
    [
      '/settings.php',
      'POST',
      'mailing_action=add&mailing_email=a@b.pl',
      [
        { limit: 'newsletterLimit', account: 'a@b.pl' },
        { limit: 'mailLimit', account: 'a@b.pl' },
      ],
    ],
    ['/settings.php', 'POST', 'mailing_action=confirm', []],
    [
      '/product-pol-1003-x.html',
      'POST',
      'observe=1&email=a@b.pl',
      [
        { limit: 'observationLimit', account: 'a@b.pl' },
        { limit: 'mailLimit', account: 'a@b.pl' },
      ],
    ],
    ['/product-pol-1003-x.html', 'GET', 'observe=1', []],
    [
      '/client-new.php',
      'POST',
      'email=x@y.pl&client_email=a@b.pl',
      [
        { limit: 'registrationLimit', account: 'a@b.pl' },
        { limit: 'mailLimit', account: 'a@b.pl' },
      ],
    ],
    [
      '/ajax/opinions.php',
      'POST',
      'action=insert&addopinion_email=x@y.pl&email=a@b.pl',
      [
        { limit: 'mailLimit', account: 'a@b.pl' },
        { limit: 'opinionLimit', account: 'a@b.pl' },
      ],
    ],
    [
      '/settings.php',
      'POST',
      `mailing_action=add&mailing_email=%E2%80%8Ba@b.pl%C2%AD%00`,
      [
        { limit: 'newsletterLimit', account: 'a@b.pl' },
        { limit: 'mailLimit', account: 'a@b.pl' },
      ],
    ],
    ['/ajax/opinions.php', 'POST', 'action=rate', [{ limit: 'opinionLimit', account: undefined }]],
    ['/password-recover.php', 'POST', 'operation=change', [{ limit: 'resetLimit', account: undefined }]],
    ['/order2.php', 'POST', 'terms=1', [{ limit: 'orderLimit', account: undefined }]],
    ['/order2.php', 'GET', '', []],
    ['/loginedit.php', 'POST', 'login=a&email=b', [{ limit: 'loginLimit', isOwn: true }]],
    ['/client.php', 'POST', 'operation=signout&password=x', [{ limit: 'loginLimit', isOwn: true }]],
    ['/policy-reports', 'POST', '', [{ limit: 'policyReportLimit', account: undefined }]],
    ['/ajax/payments.php', 'GET', 'action=verify_iban', [{ limit: 'bankAccountLimit', account: undefined }]],
    [
      '/ajax/payments.php',
      'GET',
      'action=other&action=verify_iban',
      [{ limit: 'bankAccountLimit', account: undefined }],
    ],
  ])('%s by %s with %s', (path, method, fields, expected) => {
    expect(uses(path, method, fields)).toEqual(expected);
  });
});
