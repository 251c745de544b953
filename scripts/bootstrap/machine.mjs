import { createServer } from 'node:net';
import { Complaint } from './complaint.mjs';

const oldestNode = 20;

/** @param {string} version as `process.versions.node` */
export function checkNodeVersion(version = process.versions.node) {
  if (Number.parseInt(version, 10) < oldestNode)
    throw new Complaint(`This is Node ${version}; witryna needs Node ${oldestNode} or newer (https://nodejs.org).`);
}

/**
 * The port of the shop. 0 lets the system choose one.
 * @param {string | undefined} value of PORT
 */
export function portOf(value) {
  if (value === undefined || value === '') return 3000;
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new Complaint(`PORT is "${value}"; it must be a whole number from 0 to 65535, e.g. PORT=3001 npm start`);
}

/**
 * The sentence for a port that cannot be opened.
 * @param {string | undefined} code of the system's error
 * @param {number} port
 * @param {string} host
 */
export function explainPort(code, port, host) {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken: another program (perhaps this shop in another terminal) uses it. Stop that one, or choose another port: PORT=${port + 1} npm start`;
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${host}", which is no address of this machine. Usual ones: 127.0.0.1 (only here), 0.0.0.0 (the whole network).`;
  return `Port ${port} on ${host} cannot be opened (${code}).`;
}

/**
 * Fails early, before anything is installed or built, if the shop cannot listen.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<void>}
 */
export const checkPortIsFree = (port, host) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      reject(new Complaint(explainPort(error.code, port, host))),
    );
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
