import { device } from '../../../platform/device/device.ts'
import { createStore, useStore } from '../../../platform/store.ts'

/** The workout's sounds, as they lie in `public/sounds/`. */
export type Sound = 'start' | 'validation' | 'countdown' | 'rest-over'

const sounds: readonly Sound[] = ['start', 'validation', 'countdown', 'rest-over']
const keptAs = 'workout_muted'
const muted = createStore(false)

let loading: Promise<{ context: AudioContext; buffers: Map<Sound, AudioBuffer> }> | undefined

/** Whether the sounds are off; kept on the device. */
export const useMuted = (): boolean => useStore(muted)

/** Turns the sounds off or on, for this and later workouts. */
export function setMuted(next: boolean): void {
  muted.set(next)
  void device.keep(keptAs, next)
}

/** Takes up whether the sounds were off, and fetches them so that they also play offline and at once. */
export async function prepareSounds(): Promise<void> {
  muted.set((await device.kept(keptAs)) === true)
  if (mayPlay()) await load().catch(reportError)
}

/** Plays a sound, unless muted or on a page that never got a tap. What goes wrong is only logged. */
export async function play(sound: Sound): Promise<void> {
  if (muted.get() || !mayPlay()) return
  try {
    const { context, buffers } = await load()
    if (context.state === 'suspended') await context.resume()
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
  return { context, buffers: new Map(await Promise.all(pairs)) }
}
