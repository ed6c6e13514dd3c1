export { AssignmentPage } from './teaching/assignment-page.tsx'
export { OwnAssignmentPage } from './own/own-assignment-page.tsx'
export { OwnAssignments } from './own/own-assignments.tsx'
export { TaughtAssignments } from './teaching/taught-assignments.tsx'
