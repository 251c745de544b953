/**
 * The address by which a field asks call 1 (`validateClientData`). The field's name is its kind, unless its extra has
 * `field=...`; `country=...` there is the platform's number of the country.
 */
export const clientDataAddress = '/graphql/v1/?query=validateClientData';

/** The extra of a field that rejects another account's e-mail or login, as at registration. */
export const refusesTaken = 'taken=refused';
