import { jinja } from '../jinja.ts';

/** The queue of each mark (DSCP), for a table of nftables: a map belongs to one table, so each has its own. */
export const nftablesQueueMap = jinja`    # As /usr/local/sbin/queues numbers them.
    map queue_of {
        type dscp : classid
        elements = {
{% for row in qos|selectattr('isPriority')|list + qos|rejectattr('isPriority')|list %}
{% set queue = loop.index|hex %}
{% set is_last = loop.last %}
{{ '            ' }}{% for dscp in row.dscpNames %}{{ 'cs0' if dscp == 'default' else dscp }} : 1:{{ queue }}{{ ', ' if not (loop.last and is_last) }}{% endfor %}

{% endfor %}
        }
    }`;
