import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { gateway, port } from './addresses.ts'

// What `npm run build` made, as `npm start` runs it.
const main = fileURLToPath(new URL('../server/dist/main.mjs', import.meta.url))
// The configuration is read by every worker; the server is started by the first reading alone.
const dataDir = (process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'xinglin-e2e-')))

export default defineConfig({
  testDir: './journeys',
  fullyParallel: true,
  // Of a journey's time much is waiting, for a clock or a network that is meant to be slow: one more than the two processors of a usual machine.
  workers: 3,
  retries: 0,
  // A machine that does much else is waited for: what fails, fails all the same.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json']],
  outputDir: '../test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Without a film of every page: drawn by software, that costs more than the journey.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  // An administrator's account holds two sessions, and a third ends the one that rests longest: manage journeys share admin1 and go one after the other, beside all others from the beginning. The others have accounts of their own, at most two tests each: admin2 to admin8.
  projects: [
    { name: 'manage', testMatch: /manage-/, fullyParallel: false, workers: 1 },
    { name: 'journeys', testIgnore: /manage-/ },
  ],
  webServer: {
    command: `"${process.execPath}" "${main}"`,
    url: `http://localhost:${port}/`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      NODE_ENV: '',
      // A gateway of messages, and a provider of single sign-on, that journeys start themselves.
      SMS_SENDER: 'gateway',
      SMS_GATEWAY_URL: gateway.url,
      SMS_GATEWAY_KEY: gateway.key,
      SSO_HOSTS: '127.0.0.1',
    },
    gracefulShutdown: { signal: 'SIGINT', timeout: 10_000 },
    timeout: 60_000,
  },
})
