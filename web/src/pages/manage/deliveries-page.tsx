import { ManagedDeliveries } from '#messages'

/** Messages that leave the product by text message, mail and WeChat. */
export const DeliveriesPage = () => <ManagedDeliveries />
