import { describe, expect, it } from 'vitest'
import { countedAddress } from './network-address.ts'

describe('a network address', () => {
  it('counts as itself in IPv4, also where it is written as IPv6', () => {
    expect(countedAddress('203.0.113.9')).toBe('203.0.113.9')
    expect(countedAddress('::ffff:203.0.113.9')).toBe('203.0.113.9')
  })

  it('counts with all its neighbours of one subscriber in IPv6, however it is written', () => {
    const written = [
      '2001:db8:1:2::9',
      '2001:DB8:1:2:0:0:0:9',
      '2001:0db8:0001:0002:ffff:ffff:ffff:ffff',
      '2001:db8:1:2::',
    ]
    expect(new Set(written.map(countedAddress))).toEqual(new Set(['2001:db8:1:2::/64']))
    expect(countedAddress('2001:db8:1:3::9')).toBe('2001:db8:1:3::/64')
    expect(countedAddress('2001:db8::5:6:7:8:9')).toBe('2001:db8:0:5::/64')
    expect(countedAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
    expect(countedAddress('::1')).toBe('0:0:0:0::/64')
  })

  it('counts as what it says when it is none', () => {
    expect(countedAddress('unix socket')).toBe('unix socket')
  })
})
