import type { OperationReference } from '../../../../reference/define.ts';

export default {
  calls: [1],
  notes: [
    'One alias a field, named as its control, all of them in one document. Only sent fields are validated. `messages` is empty for a valid value; the first code selects the text, and after `incorect_zipcode` the second message lists the formats of the country.',
  ],
  codes: [
    'validation.no_firstname',
    'validation.no_name',
    'validation.no_firmname',
    'validation.no_street',
    'validation.no_street_number',
    'validation.no_city',
    'validation.incorect_zipcode',
    'validation.incorrect_region',
    'validation.incorect_phone',
    'validation.incorect_nip',
    'validation.incorect_email',
    'validation.birth_date',
    'validation.invalid_format',
    'validation.illegal_characters_client_firstname',
    'validation.illegal_characters_client_lastname',
    'validation.illegal_characters_client_firm',
    'validation.illegal_characters_client_street',
    'validation.illegal_characters_client_city',
    'validation.illegal_characters_client_nip',
    'validation.illegal_characters_client_phone',
    'validation.incorect_login',
    'validation.password_to_short',
    'validation.password_to_long',
    'validation.login_equals_password',
    'validation.not_equal_passwords',
  ],
  examples: [
    {
      title: 'Three fields of a form at once',
      document: `query{
  client_lastname:validateClientData(ClientDataInput:{clientData:{clientBillingData:{lastname:""}}}){messages{code message}clientExists}
  client_zipcode:validateClientData(ClientDataInput:{clientData:{clientBillingData:{zipcode:"3114",country:1143020003}}}){messages{code message}clientExists}
  client_email:validateClientData(ClientDataInput:{clientData:{email:"hanna@poczta.example"}}){messages{code message}clientExists}
}`,
    },
    {
      title: 'A login with its password',
      document: `query{
  client_password:validateClientData(ClientDataInput:{loginAndPassword:{login:"hanna",password:"12345"}}){messages{code message}clientExists}
}`,
    },
  ],
} satisfies OperationReference;
