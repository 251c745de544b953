// A mail server in a thread: it accepts every mail after a pause and counts them. Its address goes to the parent; each message asks for
// the count.
import { parentPort, workerData } from 'node:worker_threads';
import { SMTPServer } from 'smtp-server';

/** Of the reply to a whole mail, in milliseconds: as a provider that queues it. */
const { pause } = workerData as { pause: number };
let received = 0;
let open = 0;
let mostOpen = 0;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onConnect(_session, done) {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    done();
  },
  onClose: () => void (open -= 1),
  onData(stream, _session, done) {
    stream.resume();
    stream.on('end', () => {
      received += 1;
      setTimeout(done, pause);
    });
  },
});
// Killed shops drop their connections.
server.on('error', () => {});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.server.address() as { port: number };
  parentPort?.postMessage(`smtp://127.0.0.1:${port}`);
});
parentPort?.on('message', () => parentPort?.postMessage({ received, mostOpen }));
