import { mailed, withBasket } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

const newsletter = {
  mailing_action: 'add',
  mailing_email: 'hanna@poczta.example',
  mailing_name: 'Hanna',
  newsletter_consent: '1',
};

export default {
  about:
    'Accepts visitors’ forms beside orders, and their own settings: newsletter, opinions, questions, wishes for goods, lists, the comparison.',
  notes: [
    'Clients name no form: each has a unique field. Success redirects to the page that the visitor came from, for an opinion or a question to the page of the product; a refused form is shown on its own page.',
    'GET changes the settings of lists and of the comparison (`sort_order`, `portions`, `filter_remove`, `comparers`, `lang`, `curr`, `country`), only from pages of this shop. The links of mails lead to a page with a button: only pressing it changes something.',
    'Forms with a photo are sent as `multipart/form-data`.',
  ],
  parameters: {
    mailing_action: 'The newsletter: `add`, `remove`; with `key`, as in the links of its mails, `confirm` and `leave`.',
    mailing_email: 'Its e-mail address.',
    mailing_name: 'First name, may be empty.',
    newsletter_consent: 'Sent where the visitor agrees.',
    key: 'From a mail’s link.',
    question_product_id: 'A question: number of the product.',
    question_action: 'Sent by clients as `add`; changes nothing.',
    question_email: 'For the answer.',
    product_question: 'The question, at most 1000 characters.',
    product: 'An opinion: number of the product. Of the comparison: the product, or `all`.',
    note: '1 to 5.',
    opinion: 'The text, at most 2000 characters.',
    opinion_photo: 'A JPEG, may be left out.',
    addopinion_name: 'Displayed name.',
    addopinion_email: 'E-mail address; never shown.',
    opinion_action:
      '`add` asks for the form of an opinion by GET; `confirm` with `key` confirms one; `rate` votes for one, or against it.',
    id: 'Of a vote: number of the opinion.',
    operation: 'Of a vote: `positive` or `negative`.',
    add_request_product: 'A wish for goods that the shop lacks: any value.',
    name: 'The wanted goods.',
    desc: 'Details, may be empty.',
    global_rebates_codes: 'A discount code: `add`, or `delete` for the basket’s current one.',
    rebates_codes: 'The code, as typed.',
    from: 'In the address: `client_rebate` leads a signed-in client back to client-rebate.php, instead of to the basket.',
    sort_order: 'Order of all lists: `name-a`, `price-d`, `date-d` and the like; `relevance` is the shop’s own.',
    portions: 'Products per page of a list: 12, 24, 48 or 96.',
    filter_remove: '`all` leads back without filters.',
    comparers: '`add` or `remove`, for the comparison.',
    lang: 'The shop has only Polish; other languages get a message.',
    curr: 'The shop only has złoty: a message.',
    settings_form: 'Sent by the page of settings: it comes again, with a message.',
    responsive_switch:
      'By form: `desktop` lays the pages out on a phone as on a desktop, `responsive` for the phone again; kept in the cookie `responsive_switch`.',
    country: 'Delivery country; without a courier: a message.',
  },
  codes: [
    'message.mailing_sendingconfirm',
    'message.mailing_addsuccess',
    'message.mailing_emailexist',
    'message.mailing_removesuccess',
    'message.mailing_nosuchemail',
    'message.token_expired',
    'message.product_question_sent',
    'message.opinion_addsuccess',
    'message.opinion_addphotoerror',
    'message.products_requests_added',
    'message.products_requests_empty',
    'message.to_many_products_compared',
    'message.products_not_found',
    'message.rebates_code_ok',
    'message.rebates_code_deleted',
    'message.rebates_code_undefined',
    'message.rebates_code_notbegun',
    'message.rebates_code_expired',
    'message.rebates_code_used',
  ],
  examples: [
    {
      title: 'The newsletter is requested',
      replay: 'nothing',
      request: { path: '/settings.php', form: newsletter },
      says: 'Wysłaliśmy wiadomość. Potwierdź w niej zapis do newslettera.',
    },
    {
      title: 'The newsletter is confirmed by the link of the mail',
      replay: 'nothing',
      before: async (visitor) => {
        await visitor.send({ path: '/settings.php', form: newsletter });
      },
      request: async (visitor) => ({
        path: '/settings.php',
        form: { mailing_action: 'confirm', key: await mailed(visitor, 'key') },
      }),
      varying: { key: 'of the link' },
      says: 'Adres został zapisany do newslettera.',
    },
    {
      title: 'A question about a mug',
      replay: 'nothing',
      request: {
        path: '/settings.php',
        form: {
          question_product_id: '1001',
          question_action: 'add',
          question_email: 'hanna@poczta.example',
          product_question: 'Czy wejdzie do zmywarki?',
        },
      },
      says: 'Pytanie zostało wysłane.',
    },
    {
      title: 'An opinion of a mug',
      replay: 'nothing',
      request: {
        path: '/settings.php',
        form: {
          product: '1001',
          note: '5',
          opinion: 'Lekki i ciepły.',
          addopinion_name: 'Hanna',
          addopinion_email: 'hanna@poczta.example',
        },
      },
      says: 'Dziękujemy, opinia została wysłana.',
    },
    {
      title: 'A vote for an opinion, without a script',
      replay: 'nothing',
      request: { path: '/settings.php', form: { opinion_action: 'rate', id: '1', operation: 'positive' } },
    },
    {
      title: 'A wish for goods',
      replay: 'nothing',
      request: {
        path: '/settings.php',
        form: { add_request_product: '1', name: 'Dzbanek z pokrywką', desc: 'Około litra.' },
      },
      says: 'Zapisaliśmy, czego szukasz.',
    },
    {
      replay: 'nothing',
      title: 'Lists by price, by GET',
      request: { path: '/settings.php?sort_order=price-d&portions=48' },
    },
    {
      title: 'A mug for the comparison, by GET',
      replay: 'nothing',
      request: { path: '/settings.php?comparers=add&product=1001' },
      says: 'Dodano do porównania.',
    },
    {
      replay: 'nothing',
      changesNothing: true,
      title: 'The view of a desktop on a phone',
      request: { path: '/settings.php', form: { responsive_switch: 'desktop' } },
    },
    {
      title: 'An unknown discount code',
      before: withBasket([1017, 'uniw', '2']),
      request: {
        path: '/settings.php?from=client_rebate',
        form: { global_rebates_codes: 'add', rebates_codes: 'niczego' },
      },
      says: 'Nie ma takiego kodu rabatowego.',
    },
  ],
  refusals: [
    {
      title: 'The newsletter without a consent',
      request: { path: '/settings.php', form: { ...newsletter, newsletter_consent: '' } },
      says: 'Proszę wypełnić to pole.',
    },
    {
      title: 'An opinion without stars and text',
      request: {
        path: '/settings.php',
        form: {
          product: '1001',
          note: '',
          opinion: '',
          addopinion_name: 'Hanna',
          addopinion_email: 'hanna@poczta.example',
        },
      },
      says: 'Napisz opinię.',
    },
    {
      title: 'A question about a missing product',
      request: {
        path: '/settings.php',
        form: { question_product_id: '404', question_email: 'hanna@poczta.example', product_question: 'Kiedy będzie?' },
      },
    },
  ],
} satisfies FormReference;
