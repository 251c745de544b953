/** Where the licences stand of other people's scripts and fonts that browsers get: a file that the build writes. */
export const licencesAddress = '/licences/third-party.txt';
