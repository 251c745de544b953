/**
 * The address by which a field asks call 1 (`validateClientData`). The field's name tells what it is, or `field=...` of its extra;
 * `country=...` there is the platform's number of the country.
 */
export const clientDataAddress = '/graphql/v1/?query=validateClientData';

/** The extra of a field whose e-mail or login must not be another account's, as at registration. */
export const refusesTaken = 'taken=refused';
