import type { Client } from '../../test-kit/client.ts'

/** Renews the session. */
export const refresh = (client: Client) => client.call('refresh-session', { body: {} })

/** The code with which a renewal is refused. */
export const refused = async (client: Client) => (await client.refusal('refresh-session', { body: {} })).code

/** The browser's pair of tokens. */
export const tokens = ({ jar }: Client) => [jar.get('fonte_access'), jar.get('fonte_refresh')]

/** Whether the server knows who calls. */
export const isSignedIn = async (client: Client) => (await client.send('get-session', {})).status === 200
