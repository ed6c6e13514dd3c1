import ids from '../content/demo-ids.json' with { type: 'json' }

/** The port of the server that the journeys visit; another one where two checkouts are tried at once. */
export const port = Number(process.env['E2E_PORT'] ?? 18_080)

/** Where the server posts text messages, and the key it signs them with. */
export const gateway = { url: `http://127.0.0.1:${port + 1}/messages`, key: 'of-these-journeys' }

/** The demo schools. */
export const qinghe = `http://localhost:${port}`
export const beiling = `http://b.localhost:${port}`
export const passwords: Readonly<Record<string, string>> = {
  [qinghe]: 'Xinglin-2026',
  [beiling]: 'Xinglin-2026-b',
}

/** The preview of a course by its name in content/demo-ids.json. */
export const preview = (name: keyof typeof ids): string => `/CoursePreview/${ids[name]}`
