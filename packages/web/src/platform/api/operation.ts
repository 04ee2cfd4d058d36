import type { RouteAnswer, RouteCall } from '@fonte/contract/route'
import type { OperationId, routes } from '@fonte/contract/routes'

type Routes = typeof routes

/** What an operation is called with: the parts that its row in the contract's table declares. */
export type Input<Id extends OperationId> = RouteCall<Routes[Id]>

/** What an operation answers. */
export type Answer<Id extends OperationId> = RouteAnswer<Routes[Id]>
