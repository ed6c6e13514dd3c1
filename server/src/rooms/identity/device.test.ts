import { expect, test } from 'vitest'
import { deviceName, vagueAddress } from './device.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'Windows · Chrome',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Windows · Edge',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Safari/604.1',
    'iPhone · Safari',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/130 MicroMessenger/8.0',
    'Android · 微信',
  ],
  ['curl/8', '未知设备'],
])('%s is %s', (agent, name) => expect(deviceName(agent)).toBe(name))

test.each([
  ['10.1.2.3', '10.1.2.*'],
  ['::ffff:10.1.2.3', '10.1.2.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:*'],
  ['', ''],
])('the address %s is told as %s', (ip, expected) => expect(vagueAddress(ip)).toBe(expected))
