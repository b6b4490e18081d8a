import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export const MAIL_FROM = 'Longtable <no-reply@longtable.example>';

/** An email server in this process: asks for a password, and keeps what it was given. */
export async function emailServer(
  port: number,
  options: {
    refuse?: (to: string) => boolean;
    refuseSender?: () => boolean;
    reply?: { responseCode: number; message: string };
    refuseMessage?: () => boolean;
    /** What happens to a message before it's accepted. */
    readMessage?: () => Promise<void>;
  } = {},
) {
  const received: Buffer[] = [];
  let connections = 0;
  const refusal = (): Error =>
    Object.assign(new Error(options.reply?.message ?? 'No such person'), {
      responseCode: options.reply?.responseCode ?? 550,
    });
  const server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    // The pool keeps its connections open, and a closing server would wait for them.
    closeTimeout: 100,
    logger: false,
    onConnect: (_session, done) => {
      connections++;
      done();
    },
    onClose: () => {
      connections--;
    },
    onAuth: ({ username, password }, _session, done) =>
      username === 'house' && password === 'p@ss/word'
        ? done(null, { user: username })
        : done(new Error('no')),
    onMailFrom: (_address, _session, done) => (options.refuseSender?.() ? done(refusal()) : done()),
    onRcptTo: ({ address }, _session, done) => (options.refuse?.(address) ? done(refusal()) : done()),
    onData: (stream, _session, done) => {
      buffer(stream)
        .then(async (bytes) => {
          received.push(bytes);
          await options.readMessage?.();
          if (options.refuseMessage?.()) throw refusal();
        })
        .then(() => done(), done);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    received,
    connections: () => connections,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** With the password that {@link emailServer} takes, unless another is given. */
export const urlOf = (port: number, password = 'p@ss/word'): string =>
  `smtp://house:${encodeURIComponent(password)}@127.0.0.1:${port}`;
