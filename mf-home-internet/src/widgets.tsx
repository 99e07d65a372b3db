import { createRemoteWidgets } from '@nimbus/shared-ui/remote'

/** `availability`: the check of an address; its props are described with it. */
export const { contract, widgets } = createRemoteWidgets('mf-home-internet', {
  availability: () =>
    import(/* webpackChunkName: "widget-availability" */ './features/availability/ui/availability-widget').then(
      ({ AvailabilityWidget }) => AvailabilityWidget,
    ),
})
