/** What is shown of each kind: how it begins, and the pad itself. */

import type { Component } from 'svelte';
import HeimatPad from './heimat/HeimatPad.svelte';
import HeimatSetUp from './heimat/HeimatSetUp.svelte';
import DealerSetUp from './welcome/dealer/DealerSetUp.svelte';
import DealerTable from './welcome/dealer/DealerTable.svelte';
import WelcomeSetUp from './welcome/SetUp.svelte';
import WelcomePad from './welcome/WelcomePad.svelte';

export const PADS: Record<string, { SetUp: Component; Pad: Component<{ id: string }> }> = {
  welcome: { SetUp: WelcomeSetUp, Pad: WelcomePad },
  heimat: { SetUp: HeimatSetUp, Pad: HeimatPad },
  dealer: { SetUp: DealerSetUp, Pad: DealerTable },
};
