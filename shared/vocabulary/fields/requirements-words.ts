import { Requirements } from '../../contract/requirements.ts';
import { unplannedServices } from '../../contract/unplanned-services.ts';
import { registerWords } from './field-words.ts';
import { ofOneSite } from './site-words.ts';
import { wanNames } from './wan-names.ts';

registerWords(Requirements, {
  wiredUsers: { ...ofOneSite.wiredUsers, step: 'sites' },
  wirelessUsers: { ...ofOneSite.wirelessUsers, step: 'sites' },
  sites: { label: 'Sites', step: 'sites' },
  segments: { label: 'Segments', step: 'segments' },
  bandwidth: { label: 'Internet access', step: 'services' },
  wan: { label: 'WAN', step: 'services' },
  services: { label: 'Services', step: 'services' },
  ipScheme: { label: 'Addresses', step: 'addressing' },
  securityRequirements: { label: 'Security', step: 'security' },
  redundancy: { label: 'Redundancy', step: 'security' },
  growth: { label: 'Growth', step: 'growth' },
  budget: { label: 'Budget', step: 'growth', empty: 'Not stated' },
  budgetRange: {
    label: 'Price range',
    step: 'growth',
    help: 'High: enterprise class. Unlimited: of it the best rated models, up to three times the price of the cheapest.',
    values: { low: 'Low', medium: 'Medium', high: 'High', unlimited: 'Unlimited' },
  },
  vendorPreference: { label: 'Preferred vendor', step: 'growth' },
  concurrency: {
    isMore: true,
    label: 'Concurrency',
    step: 'services',
    placeholder: 'auto',
    help: 'Share of the sites’ rates that they draw from the hub at once: 1 is all, 0.3 is usual with up to 50 sites.',
    empty: 'By the number of sites',
  },
  internetHub: {
    isMore: true,
    label: 'Internet by way of',
    step: 'services',
    help: 'The site through which those without internet of their own reach it.',
    empty: 'The data centre, else the headquarters',
  },
  remoteUsers: {
    label: 'Remote users',
    step: 'security',
    unit: 'users',
    placeholder: 'auto',
    help: 'People who work from elsewhere at the same time.',
    empty: 'A share of the staff',
  },
  equipmentClass: {
    isMore: true,
    label: 'Class of equipment',
    step: 'growth',
    help: 'Without it, the kind and the size of each site decide.',
    empty: 'By kind and size of the sites',
    values: {
      'small-business': 'Small business',
      enterprise: 'Enterprise',
      'data-centre': 'Data centre',
    },
  },
  assumptions: { label: 'Assumptions' },
});

const { bandwidth, wan, services, ipScheme, securityRequirements, redundancy, growth, budget } =
  Requirements.shape;

registerWords(bandwidth.unwrap(), {
  download: {
    label: 'Internet download',
    step: 'services',
    unit: 'Mbit/s',
    placeholder: 'auto',
    help: 'Leave it empty to size it from the number of people.',
    empty: 'Sized automatically',
  },
  upload: {
    label: 'Internet upload',
    step: 'services',
    unit: 'Mbit/s',
    placeholder: 'auto',
    empty: 'Sized automatically',
  },
  symmetric: {
    label: 'Symmetric line',
    step: 'services',
    help: 'Upload as fast as download, as on leased lines.',
  },
});

registerWords(wan.unwrap(), {
  kind: {
    label: 'Between sites',
    step: 'services',
    values: wanNames,
  },
});

registerWords(services.unwrap(), {
  cloud: {
    label: 'Cloud services',
    step: 'services',
    values: {
      saas: 'Applications (SaaS)',
      iaas: 'Servers (IaaS)',
      paas: 'Platforms (PaaS)',
      storage: 'Storage',
      backup: 'Backup',
    },
  },
  onPremise: {
    label: 'On-premises services',
    step: 'services',
    help: 'E-mail: a relay takes it from the internet. Database: for ERP, CRM and public servers, else for staff.',
    values: { erp: 'ERP', crm: 'CRM', fileserver: 'File server', email: 'E-mail', database: 'Database' },
  },
  databases: {
    label: 'Database systems',
    step: 'services',
    help: 'Each opens its port to whom it is there for: TCP 1433, 5432, 3306 or 1521.',
    empty: 'Microsoft SQL Server is assumed',
    values: {
      'sql-server': 'Microsoft SQL Server',
      postgresql: 'PostgreSQL',
      mysql: 'MySQL or MariaDB',
      oracle: 'Oracle Database',
    },
  },
  network: {
    label: 'Network services',
    step: 'services',
    help: 'DHCP: the network’s own servers hand out addresses where there are any; else its gateways do. DNS: they resolve names; else public servers do.',
    retired: unplannedServices,
    values: { dhcp: 'DHCP', dns: 'DNS', vpn: 'VPN', proxy: 'Proxy', 'load-balancing': 'Load balancing' },
  },
});

registerWords(ipScheme.unwrap(), {
  private: { label: 'Private block', step: 'addressing', placeholder: '10.0.0.0/8' },
  publicIPs: {
    label: 'Public addresses',
    step: 'addressing',
    unit: 'addresses',
    placeholder: '1',
    help: 'What the provider assigns: 1 is the address of the access alone.',
  },
  asNumber: {
    label: 'Own AS number',
    step: 'addressing',
    help: 'With at least 256 public addresses of your own: they are announced to every provider by BGP.',
    empty: 'None',
  },
  publicPrefix: {
    isMore: true,
    label: 'Own public block',
    step: 'addressing',
    placeholder: '203.0.113.0/24',
    help: 'Announced with the AS number.',
    empty: 'Assigned by the provider',
  },
  ipv6: {
    label: 'IPv6',
    step: 'addressing',
    help: 'The network must carry IPv6, alongside IPv4 unless it is ticked to have IPv6 only.',
  },
  ipv6Only: {
    label: 'IPv6 only',
    step: 'addressing',
    help: 'Users and devices have IPv6 addresses alone; NAT64 and DNS64 reach what has IPv4 only on the internet. Printers, cameras, phones and badge readers that know no IPv6 do not work, nor do programs that ask for IPv4 addresses. For one site without public servers, remote access or an AS of its own.',
  },
});

registerWords(securityRequirements.unwrap(), {
  firewall: {
    label: 'Firewall',
    step: 'security',
    values: {
      none: 'None',
      basic: 'Basic (stateful)',
      enterprise: 'Enterprise (next generation)',
      utm: 'Unified threat management',
    },
  },
  ids: { label: 'Intrusion detection', step: 'security', help: 'Reports suspicious traffic.' },
  ips: { label: 'Intrusion prevention', step: 'security', help: 'Stops suspicious traffic.' },
  contentFiltering: {
    label: 'Content filtering',
    step: 'security',
    help: 'Blocks web sites by category.',
  },
  remoteAccess: {
    label: 'Remote access',
    step: 'security',
    help: 'Remote desktop is reached by VPN. Citrix is reached through a public server: one is planned where no site states any.',
    values: { none: 'None', vpn: 'VPN', rdp: 'Remote desktop', citrix: 'Citrix' },
  },
});

registerWords(redundancy.unwrap(), {
  internet: {
    label: 'Second internet line',
    step: 'security',
    help: 'Two edge routers and two firewalls: the failure of one line or device does not cut off the internet.',
  },
  coreSwitching: {
    label: 'Core switches in pairs',
    step: 'security',
    help: 'Each access switch has an uplink to both.',
  },
  power: {
    label: 'Second power supplies',
    step: 'security',
    help: 'The failure of one power supply does not take down a shared device.',
  },
});

registerWords(growth.unwrap(), {
  percent: {
    label: 'Growth',
    step: 'growth',
    unit: '%',
    placeholder: '30',
    help: 'Added to every count. 30 % is usual where nothing is known.',
  },
  years: { label: 'Planning period', step: 'growth', unit: 'years', placeholder: '3' },
});

registerWords(budget.unwrap(), {
  amount: { label: 'Budget', step: 'growth', help: 'Leave it empty when there is none yet.' },
  currency: { label: 'Currency', step: 'growth', placeholder: 'EUR' },
});
