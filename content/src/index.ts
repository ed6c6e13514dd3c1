export { demoSchools, type DemoCourse, type DemoItem, type DemoSchool } from './load.ts'
