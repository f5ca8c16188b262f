import { describe, expect, it } from 'vitest'
import { isPushAddress, pushHosts } from './push-hosts.rules.ts'

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://db5p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/QGuI',
    'https://fcm.googleapis.com:443/fcm/send/abc',
  ])('can be %s', (address) => expect(isPushAddress(address, pushHosts)).toBe(true))

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user@fcm.googleapis.com/fcm/send/abc',
    'https://:secret@fcm.googleapis.com/',
    'https://fcm.googleapis.com.attacker.test/',
    'https://attacker.test/#fcm.googleapis.com',
    'https://attacker.test\\@fcm.googleapis.com/',
    'https://fcm.googleapis.com./',
    'https://evil-fcm.googleapis.com/',
    'https://xnotify.windows.com/',
    'https://notify.windows.com/',
    'https://.push.apple.com/x',
    'https://a..push.apple.com/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://localhost/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'fcm.googleapis.com',
    '',
  ])('cannot be %s', (address) => expect(isPushAddress(address, pushHosts)).toBe(false))

  it('can be that of a local push service, on its own port only', () => {
    const local = [...pushHosts, 'http://localhost:4310']
    expect(isPushAddress('http://localhost:4310/push/1', local)).toBe(true)
    expect(isPushAddress('http://localhost:4311/push/1', local)).toBe(false)
    expect(isPushAddress('http://user@localhost:4310/push/1', local)).toBe(false)
  })
})
