/** The licences of third-party scripts and fonts sent to browsers: a file that the build writes. */
export const licencesAddress = '/licences/third-party.txt';
