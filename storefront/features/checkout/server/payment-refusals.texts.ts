import { defineTexts } from '../../../../components/texts/texts.ts';

/** Why a method cannot pay, where only the server judges it. */
export const paymentRefusalsTexts = defineTexts('paymentRefusals', {
  pl: { noInstalments: 'Raty obejmują całe zamówienie, a koszt tej dostawy ustalimy później.' },
  en: {
    noInstalments: 'Instalments cover the whole order, and we will set the cost of this delivery later.',
  },
});
