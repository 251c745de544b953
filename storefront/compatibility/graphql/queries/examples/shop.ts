import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [
    {
      title: 'Settings and countries',
      document: `query{
  shop{
    settings{
      google{mapsApiKey}
      order{personalDataProcessing{name link dataProcessingText emailProcessingChecked withdrawalRightText}}
      client{registrationFormFields{firstname lastname companyName email login isPhoneRequired isEmailNewsletterCheckedByDefault}}
    }
    countries{available{id iso} current{id name iso}}
  }
}`,
    },
  ],
} satisfies OperationReference;
