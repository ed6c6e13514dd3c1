export { membershipStore, type Membership } from './membership-store.ts'
