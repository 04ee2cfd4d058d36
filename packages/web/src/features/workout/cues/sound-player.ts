import { firstScreenReady } from '../../../platform/first-screen.ts'
import { muted, restoreCueSettings } from './cue-settings.ts'

/** The workout's sounds, as they lie in `public/sounds/`. */
export type Sound = 'start' | 'validation' | 'countdown' | 'rest-over'

const sounds: readonly Sound[] = ['start', 'validation', 'countdown', 'rest-over']

let loading: Promise<{ context: AudioContext; buffers: Map<Sound, AudioBuffer> }> | undefined

/** Takes up what was switched off, and fetches the sounds behind the first screen: so they also play offline and at once. */
export async function prepareSounds(): Promise<void> {
  await restoreCueSettings()
  await firstScreenReady()
  if (mayPlay()) await load().catch(reportError)
}

/** Plays a sound, unless muted or on a page that never got a tap. What goes wrong is only logged. */
export async function play(sound: Sound): Promise<void> {
  if (muted.get() || !mayPlay()) return
  try {
    const { context, buffers } = await load()
    // Suspended, or interrupted by a call or a locked screen, as Safari says.
    if (context.state !== 'running') await context.resume()
    const source = new AudioBufferSourceNode(context, { buffer: buffers.get(sound) ?? null })
    source.connect(context.destination)
    source.start()
  } catch (failure) {
    reportError(failure)
  }
}

/** Browsers let a page sound only after a tap or a key; Safari before 16.4 cannot say. */
const mayPlay = (): boolean => navigator.userActivation?.hasBeenActive ?? true

function load() {
  loading ??= fetchSounds().catch((failure: unknown) => {
    loading = undefined
    throw failure
  })
  return loading
}

async function fetchSounds() {
  const context = new AudioContext()
  const pairs = sounds.map(async (sound): Promise<[Sound, AudioBuffer]> => {
    const response = await fetch(`/sounds/${sound}.wav`)
    return [sound, await context.decodeAudioData(await response.arrayBuffer())]
  })
  try {
    return { context, buffers: new Map(await Promise.all(pairs)) }
  } catch (failure) {
    // The next try makes one of its own, and browsers give few.
    await context.close()
    throw failure
  }
}
