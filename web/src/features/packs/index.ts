export { Packs } from './packs.tsx'
export { SchoolPacks } from './school-packs.tsx'
