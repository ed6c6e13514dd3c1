export { Evening } from './evening.tsx'
export { SchoolHero } from './hero.tsx'
export { SchoolLogo } from './logo.tsx'
export { Mark } from './mark.tsx'
