import { defineTexts } from '../../../../components/texts/texts.ts';

/** The error summary of a form that is sent, such as a question. */
export const sendingTexts = defineTexts('formSending', {
  pl: {
    title: {
      one: 'Popraw {count} pole, żeby wysłać formularz',
      few: 'Popraw {count} pola, żeby wysłać formularz',
      many: 'Popraw {count} pól, żeby wysłać formularz',
      other: 'Popraw {count} pola, żeby wysłać formularz',
    },
    allMended: 'Wszystko poprawione. Możesz wysłać formularz.',
  },
  en: {
    title: {
      one: 'Correct {count} field to send the form',
      few: 'Correct {count} fields to send the form',
      many: 'Correct {count} fields to send the form',
      other: 'Correct {count} fields to send the form',
    },
    allMended: 'All corrected. You can send the form.',
  },
});

/** The error summary of a form that saves data, such as an address. */
export const savingTexts = defineTexts('formSaving', {
  pl: {
    title: {
      one: 'Popraw {count} pole, żeby zapisać dane',
      few: 'Popraw {count} pola, żeby zapisać dane',
      many: 'Popraw {count} pól, żeby zapisać dane',
      other: 'Popraw {count} pola, żeby zapisać dane',
    },
    allMended: 'Wszystko poprawione. Możesz zapisać dane.',
  },
  en: {
    title: {
      one: 'Correct {count} field to save your details',
      few: 'Correct {count} fields to save your details',
      many: 'Correct {count} fields to save your details',
      other: 'Correct {count} fields to save your details',
    },
    allMended: 'All corrected. You can save your details.',
  },
});
