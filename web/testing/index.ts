export { aSchool } from './a-school.ts'
export { aServer, type Asked } from './a-server.ts'
export { aSession } from './a-session.ts'
export { renderPage } from './render-page.tsx'
