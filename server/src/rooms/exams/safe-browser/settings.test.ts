import { expect, test } from 'vitest'
import { safeBrowserOf, startUrlOf } from './check-browser.ts'
import { configKeyHash, configKeyOf, configText, settingsFile, settingsOf } from './settings.ts'

test('the text of settings is sorted whatever the case, unescaped, without version and empty dictionaries', () => {
  expect(
    configText({
      URLFilterEnable: false,
      originatorVersion: 'SEB_OSX_2.1.4_2B66',
      allowWlan: true,
      allowedDisplaysMaxNumber: 1,
      allowDictation: false,
      browserMessagingSocket: String.raw`ws:\localhost:8706`,
      proxies: { FTPPort: 21, exceptions: [], Auto: { b: '', A: 0 } },
      empty: {},
      urlFilterRegex: true,
      URLFilterRules: [{ expression: '医学', active: true }],
    }),
  ).toBe(
    String.raw`{"allowDictation":false,"allowedDisplaysMaxNumber":1,"allowWlan":true,"browserMessagingSocket":"ws:\localhost:8706",` +
      `"proxies":{"Auto":{"A":0,"b":""},"exceptions":[],"FTPPort":21},"URLFilterEnable":false,"urlFilterRegex":true,` +
      `"URLFilterRules":[{"active":true,"expression":"医学"}]}`,
  )
})

test('keys and hashes are those of sha256sum', () => {
  // printf '{"startURL":"https://x.test/"}' | sha256sum
  const key = configKeyOf({ startURL: 'https://x.test/' })
  expect(key).toBe('fa8aab2e10b0542e8c4e1f270b0d605e3c2f1457186d88ad9cfee67ca170061f')
  // printf 'https://x.test/a?b=1KEY' | sha256sum
  expect(configKeyHash('https://x.test/a?b=1#c', key)).toBe(
    'cb9c3b1c3600842fb3d3457a4299209f7566d077ad9e85344a5b3d5bff6b65aa',
  )
  // No settings at all: printf '{}' | sha256sum
  expect(configKeyOf({ originatorVersion: 'x' })).toBe(
    '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
  )
})

test('the file is a property list of the same settings', () => {
  const file = settingsFile(settingsOf('https://x.test/KnowledgeExam?exam=1&a=<2>'))
  expect(file).toContain('<string>https://x.test/KnowledgeExam?exam=1&amp;a=&lt;2&gt;</string>')
  expect(file).toContain('<key>sendBrowserExamKey</key>\n  <true/>')
  expect(file).toContain('<key>browserWindowWebView</key>\n  <integer>3</integer>')
})

test('a browser fits by its header or by what its page says, for this examination on this host alone', () => {
  const origin = 'https://school.test'
  const examId = '0197c5a0-0000-7000-8000-000000000001'
  const key = configKeyOf(settingsOf(startUrlOf({ origin }, examId)))
  const path = '/api/Exam/Pulse'
  const header = configKeyHash(`${origin}${path}`, key)
  const state = (configKeyHash: string, claim: { Urls: string[]; Hash: string } | null = null) =>
    safeBrowserOf({ origin, configKeyHash }, examId, path, claim)
  expect(state('')).toBe('')
  expect(state(header)).toBe('fits')
  expect(state(configKeyHash(`${origin}/api/Exam/Submit`, key))).toBe('other')
  const Url = `${origin}/KnowledgeExam?exam=${examId}`
  expect(state('', { Urls: [`${origin}/`, Url], Hash: configKeyHash(Url, key) })).toBe('fits')
  expect(state('', { Urls: [Url], Hash: header })).toBe('other')
  const elsewhere = 'https://other.test/KnowledgeExam'
  expect(state('', { Urls: [elsewhere], Hash: configKeyHash(elsewhere, key) })).toBe('other')
  expect(
    safeBrowserOf({ origin, configKeyHash: header }, `${examId.slice(0, -1)}2`, path, null),
  ).toBe('other')
})
