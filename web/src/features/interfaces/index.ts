export { Interfaces } from './interfaces.tsx'
