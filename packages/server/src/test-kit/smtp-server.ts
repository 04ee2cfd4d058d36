import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail as the server received it. */
export interface ReceivedMail {
  readonly to: readonly string[]
  /** Headers and bodies as they came over the wire. */
  readonly source: string
}

/** A real mail server that can have bad days. */
export interface TestSmtpServer {
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** What was sent to it but met a failure. */
  readonly failed: readonly ReceivedMail[]
  /** Answers the next deliveries with a temporary failure. */
  failNext(times: number): void
  /** Hangs up on whoever calls, until told otherwise. */
  setDown(down: boolean): void
  /** Refuses this recipient for good. */
  refuse(address: string): void
  /** Takes mails from nobody, until told otherwise. */
  refuseSender(isRefused: boolean): void
  close(): Promise<void>
}

const failure = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })

/** Starts a mail server on a free port of this machine. */
export const startSmtpServer = async (): Promise<TestSmtpServer> => {
  const [mails, failed]: [ReceivedMail[], ReceivedMail[]] = [[], []]
  const refused = new Set<string>()
  let failures = 0
  let isDown = false
  let takesNone = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => done(isDown ? failure(421, 'closed') : null),
    onMailFrom: (_address, _session, done) => done(takesNone ? failure(553, 'sender not allowed') : null),
    onRcptTo: ({ address }, _session, done) => done(refused.has(address) ? failure(550, 'no such mailbox') : null),
    onData: (stream, session, done) => {
      const fails = failures > 0
      if (fails) failures -= 1
      text(stream).then((source) => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        const list = fails ? failed : mails
        list.push({ to, source })
        done(fails ? failure(451, 'try again later') : null)
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    failed,
    failNext: (times) => {
      failures = times
    },
    setDown: (down) => {
      isDown = down
    },
    refuse: (address) => refused.add(address),
    refuseSender: (isRefused) => {
      takesNone = isRefused
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
