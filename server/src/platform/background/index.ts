export { keepDoing, type Doing } from './keep-doing.ts'
