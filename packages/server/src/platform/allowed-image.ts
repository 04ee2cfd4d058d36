/** A picture’s address where the operator allows its host, else null: no other host is told who reads. */
export const allowedImage = (address: string | null, hosts: readonly string[]): string | null =>
  address !== null && URL.canParse(address) && hosts.includes(new URL(address).host.toLowerCase()) ? address : null
