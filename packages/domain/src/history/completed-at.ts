/**
 * When something of the device happened, on the server's clock (all epoch ms): the server's now minus the time that passed
 * on the device between the event and the sending. Right when offline and when the device's clock is wrong; never in the future.
 */
export function completedAt(serverNow: number, sentAt: number, completedAt: number): number {
  return serverNow - Math.max(0, sentAt - completedAt)
}
