export { ResourceChooser } from './resource-chooser.tsx'
